import { EVIDENCE_KEYS, type EvidenceKey } from '#core/evidence/index.ts'
import { type BrowserServiceOptions, createBrowserService } from '#gather/browser/service.ts'
import type { GatherSettings } from '#gather/context.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { openEgress } from '#net/egress.ts'
import { gather } from '../gathering/gather.ts'
import { pacedProgress } from './paced-progress.ts'
import type { FromInspector, InspectorSetup, InspectorTask } from './protocol.ts'
import { withinMessage } from './within-message.ts'

/** Evidence that always needs the browser. */
const BROWSER_EVIDENCE: readonly EvidenceKey[] = [
  'rendered',
  'loaded',
  'mobileVisit',
  'desktopVisit',
  'menuLayouts',
]

/** What connects an inspection with whoever wants it. */
export interface InspectionChannel {
  send: (message: FromInspector) => void
  /** Ends it. */
  signal: AbortSignal
  /** By default it is looked for in this process. */
  findBrowser?: NonNullable<BrowserServiceOptions['find']>
}

/** The network and the browser of one inspection. */
export type OpenInspection = ReturnType<typeof openInspection>

/** Opens the network; the browser starts when it is needed or prepared. */
export function openInspection(setup: InspectorSetup, { send, signal, findBrowser }: InspectionChannel) {
  const { scanBytes, ...network } = setup.egress
  const egress = openEgress({ ...network, budgets: { ...DEFAULT_BUDGETS, scanBytes } })
  const browser = createBrowserService({
    egress,
    setup: setup.browser,
    ...(findBrowser ? { find: findBrowser } : {}),
    signal,
    onNotice: (text) => send({ kind: 'notice', text }),
    onFacts: (facts) => send({ kind: 'browser', facts }),
    onEnded: (how) => send({ kind: 'browser_ended', how }),
    onFault: (where, text) => send({ kind: 'fault', where, message: text }),
  })
  return { egress, browser }
}

/** Gathers the evidence of one website, sends each piece as soon as it is there, and closes network and browser. */
export async function inspect(
  task: InspectorTask,
  { egress, browser }: OpenInspection,
  { send, signal }: InspectionChannel,
): Promise<void> {
  if (task.keys.some((key) => BROWSER_EVIDENCE.includes(key))) browser.prepare()
  const settings: GatherSettings = { ...task.settings, keys: new Set(task.keys) }
  try {
    await gather(
      {
        address: task.address,
        settings,
        answers: task.answers,
        profile: task.profile,
        egress,
        browser,
        signal,
        now: () => new Date(),
        progress: pacedProgress((what, done, total) => send({ kind: 'progress', what, done, total })),
      },
      EVIDENCE_KEYS.filter((key) => task.keys.includes(key)),
      (key, piece) => send({ kind: 'evidence', ...withinMessage({ key, piece }) }),
      (key, error) =>
        send({
          kind: 'fault',
          where: key,
          message: error instanceof Error ? `${error.stack}` : String(error),
        }),
    )
  } finally {
    send({ kind: 'refused', counts: egress.refusals() })
    await Promise.all([browser.close(), egress.close()])
  }
}
