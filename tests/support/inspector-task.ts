import { budgetsFor } from '#engine/budgets.ts'
import type { InspectorTask } from '#engine/inspector/protocol.ts'

const { settings, scanBytes } = budgetsFor({ pages: 1, exposedFiles: false })

/** The task of a scan that reads no page in a browser, without the evidence that is asked for. */
export const ONE_PAGE_TASK: Omit<InspectorTask, 'keys'> = {
  address: 'https://joes.test/',
  settings,
  egress: {
    userAgent: 'test',
    resolve: [],
    allowPrivate: [],
    dns: [],
    ca: [],
    pace: 'adaptive',
    scanBytes,
  },
  browser: { use: false, executable: null, sandbox: 'off' },
  answers: {},
  profile: {},
}
