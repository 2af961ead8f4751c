/// The style of a document's page: one column on a phone, pictures beside the text if there is room, light or dark as the
/// reader has set it.
///
/// All text has a contrast of more than 4.5 : 1 (WCAG 2.2, AA). Pictures have no fixed size, so that a missing one
/// leaves no empty frame.
enum DocumentStyle {
  package static let text = """
    :root {
      color-scheme: light dark;
      --paper: #fcfbf9; --ink: #1d1b19; --quiet: #635e58; --line: #e3dfd8; --link: #0b4f9e; --mark: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #171615; --ink: #ebe7e1; --quiet: #a8a199; --line: #35322f; --link: #9cc3ff; --mark: #ff8a7a;
      }
    }
    * { box-sizing: border-box; margin: 0; }
    body {
      max-width: 62rem; margin-inline: auto; padding: 1.5rem 1.25rem 3rem;
      background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    header { border-top: .25rem solid var(--mark); padding-block: 1rem; }
    h1, h2, h3 { font-family: ui-serif, Charter, Georgia, serif; line-height: 1.2; text-wrap: balance; }
    h1 { font-size: clamp(1.75rem, 6vw, 2.75rem); }
    h2, h3 { font-size: 1.375rem; }
    .part { color: var(--mark); font: 600 1.0625rem/1.5 system-ui, sans-serif; padding-block: 1.5rem .5rem; }
    p { margin-top: .5rem; max-width: 42rem; }
    .about { color: var(--quiet); font-size: .9375rem; }
    a { color: var(--link); text-underline-offset: .15em; }
    :is(h2, h3) a { color: inherit; text-decoration: underline 1px var(--line); }
    :is(h2, h3) a:hover { text-decoration-color: currentcolor; }
    a:focus-visible { outline: .1875rem solid var(--link); outline-offset: .1875rem; }
    main { counter-reset: item; }
    ol { list-style: none; padding: 0; }
    li { counter-increment: item; border-top: 1px solid var(--line); padding-block: 1.25rem; }
    li::before { content: counter(item); color: var(--mark); font-size: .9375rem; font-weight: 600; }
    article { display: flex; flex-direction: column; gap: .875rem; }
    img { width: 100%; max-height: 16rem; object-fit: cover; border-radius: .375rem; }
    footer { border-top: 1px solid var(--line); padding-top: .5rem; }
    @media (min-width: 44rem) {
      li { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr); align-items: baseline; }
      article { flex-direction: row; justify-content: space-between; gap: 2rem; }
      img { flex: none; align-self: flex-start; width: auto; max-width: 15rem; max-height: 10rem; }
    }
    @media print {
      body { max-width: none; padding: 0; background: none; color: black; font-size: 10pt; }
      li { break-inside: avoid; padding-block: .5rem; }
      img { max-width: 8rem; }
    }
    """
}
