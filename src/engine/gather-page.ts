import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { budgetsFor } from './budgets.ts'
import type { StartInspector } from './inspector/client.ts'
import type { InspectorTask } from './inspector/protocol.ts'
import { afterDeadline, stop } from './inspector/stop.ts'

/** What a worker gathers pages with. */
export interface PageTools {
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

/** Gathers evidence of one page in an inspector of its own, as a scan gathers that of a homepage, and reads no other page of the website. */
export async function gatherPage(
  tools: PageTools,
  { address, keys, deadlineMs }: WantedPage,
  signal?: AbortSignal,
): Promise<EvidenceSoFar> {
  const { settings, scanBytes } = budgetsFor({ pages: 1, exposedFiles: false })
  const task: InspectorTask = {
    address,
    keys: [...keys],
    settings: { ...settings, crawlMs: 0 },
    egress: { ...tools.egress, scanBytes },
    browser: tools.browser,
    answers: {},
    profile: {},
  }
  let evidence: EvidenceSoFar = {}
  if (signal?.aborted) return evidence
  let isLate = false
  const inspector = tools.inspector(task, (message) => {
    if (message.kind === 'evidence')
      evidence = { ...evidence, [message.key]: isLate ? afterDeadline(message.piece) : message.piece }
    if (message.kind === 'fault') tools.onFault(message.where, message.message)
  })
  const end = () => stop(inspector)
  const deadline = setTimeout(() => {
    isLate = true
    end()
  }, deadlineMs)
  signal?.addEventListener('abort', end, { once: true })
  await inspector.ended
  clearTimeout(deadline)
  signal?.removeEventListener('abort', end)
  inspector.kill()
  return evidence
}
