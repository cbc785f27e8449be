import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { budgetsFor } from './budgets.ts'
import type { StartInspector } from './inspector/client.ts'
import type { InspectorTask } from './inspector/protocol.ts'

/** How a worker reaches websites. */
export interface PageReach {
  egress: Omit<InspectorTask['egress'], 'scanBytes'>
  browser: InspectorTask['browser']
  inspector: StartInspector
  onFault: (where: string, error: unknown) => void
}

interface WantedPage {
  address: string
  keys: readonly EvidenceKey[]
  /** Milliseconds after which it ends with what it has. */
  deadlineMs: number
}

const STOP_GRACE_MS = 1_500

/** Gathers evidence of one page in an inspector of its own, as a scan gathers that of a homepage, and reads no other page of the website. */
export async function gatherPage(
  reach: PageReach,
  { address, keys, deadlineMs }: WantedPage,
  signal?: AbortSignal,
): Promise<EvidenceSoFar> {
  const { settings, scanBytes } = budgetsFor({ pages: 1, exposedFiles: false })
  const task: InspectorTask = {
    address,
    keys: [...keys],
    settings: { ...settings, crawlMs: 0 },
    egress: { ...reach.egress, scanBytes },
    browser: reach.browser,
    answers: {},
    profile: {},
  }
  let evidence: EvidenceSoFar = {}
  const inspector = reach.inspector(task, (message) => {
    if (message.kind === 'evidence') evidence = { ...evidence, [message.key]: message.piece }
    if (message.kind === 'fault') reach.onFault(message.key, message.message)
  })
  const end = () => {
    inspector.stop()
    setTimeout(() => inspector.kill(), STOP_GRACE_MS).unref()
  }
  const deadline = setTimeout(end, deadlineMs)
  signal?.addEventListener('abort', end, { once: true })
  await inspector.ended
  clearTimeout(deadline)
  signal?.removeEventListener('abort', end)
  inspector.kill()
  return evidence
}
