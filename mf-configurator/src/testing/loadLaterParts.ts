/** Fetches what the screen loads when it is opened: no test is to wait for that. To be called before all tests of a file. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([
    import('../features/list/ui/ListView.tsx'),
    import('../screens/configurator/InspectorContent.tsx'),
    import('../screens/configurator/overlays/OverlayContent.tsx'),
    import('../screens/configurator/panels/contents/DialogCheckContent.tsx'),
    import('../screens/configurator/panels/contents/HistoryContent.tsx'),
    import('../screens/configurator/panels/contents/ImportReportContent.tsx'),
    import('../screens/configurator/panels/contents/PublishingContent.tsx'),
    import('../screens/configurator/panels/contents/SettingsContent.tsx'),
    import('../screens/configurator/panels/contents/SimulationContent.tsx'),
    import('../screens/configurator/panels/contents/TestsContent.tsx'),
    import('../screens/configurator/panels/contents/VariablesContent.tsx'),
  ]);
}
