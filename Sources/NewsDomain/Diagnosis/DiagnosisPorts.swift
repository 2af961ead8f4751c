/// What a diagnosis looks at.
package struct DiagnosisPorts: Sendable {
  package let providers: any ProviderProbe
  package let archive: any ArchiveInspector
  package let machine: any MachineInspector
  package let terminal: any TerminalInspector
  package let confinement: any ConfinementInspector

  package init(
    providers: any ProviderProbe, archive: any ArchiveInspector, machine: any MachineInspector,
    terminal: any TerminalInspector, confinement: any ConfinementInspector
  ) {
    self.providers = providers
    self.archive = archive
    self.machine = machine
    self.terminal = terminal
    self.confinement = confinement
  }
}
