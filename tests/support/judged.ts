import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceMap } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { judgeAll } from '#engine/judging.ts'
import { neededEvidence } from '#engine/needed.ts'
import { gather } from '#engine/gathering/gather.ts'
import { type ScanOptions, scanPages } from './scan.ts'
import type { Pages } from './web-server.ts'

export interface Judged {
  /** The result of each requested check, by id. */
  results: Readonly<Record<string, CheckResult>>
  evidence: EvidenceSoFar
}

/**
 * What these checks report of a website of these pages at `http://joes.test/`: it is really served, crawled through the egress and
 * judged. There is no browser; a page in `options.rendered` is rendered as given there. Throws when a gatherer or a rule throws.
 */
export async function judgePages(
  pages: Pages,
  ids: readonly string[],
  options: Partial<ScanOptions> & { accounts?: EvidenceMap['accounts'] } = {},
): Promise<Judged> {
  const checks = catalogue.filter(({ id }) => ids.includes(id))
  const faults: string[] = []
  const at = new Date()
  const there = <T>(value: T) => ({ state: 'ok', value, at: at.toISOString(), durationMs: 0 }) as const
  let evidence: EvidenceSoFar = {
    answers: there(options.answers ?? {}),
    profile: there(options.profile ?? {}),
    accounts: there(options.accounts ?? { connected: [] }),
  }
  const keys = neededEvidence(checks)
  await using scan = await scanPages(pages, {
    ...options,
    settings: { ...options.settings, keys: new Set(keys) },
  })
  await gather(
    scan.context,
    keys,
    (key, piece) => {
      evidence = { ...evidence, [key]: piece }
    },
    (key, error) => faults.push(`${key}: ${String(error)}`),
  )
  const results = judgeAll(checks, evidence, at, (where, error) => faults.push(`${where}: ${String(error)}`))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { results: Object.fromEntries(results.map((result) => [result.id, result])), evidence }
}
