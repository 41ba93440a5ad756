import type { StageSettings } from '#infra/stacks/stageSettings.ts';

/** The stage to try things out. It needs no setting, and can be destroyed completely. */
export const settings: StageSettings = {};
