import type { Gathered } from '../gathered.ts'
import type { EvidenceMap } from './index.ts'
import { loadedOf } from './visit.ts'

interface Visits {
  readonly loaded?: Gathered<EvidenceMap['loaded']>
  readonly mobileVisit?: Gathered<EvidenceMap['mobileVisit']>
}

/** The evidence with `loaded`, which earlier versions had only in the mobile visit. */
export function withLoaded<Evidence extends Visits>(evidence: Evidence): Evidence {
  const { loaded, mobileVisit } = evidence
  if (loaded || !mobileVisit) return evidence
  if (mobileVisit.state === 'failed') return { ...evidence, loaded: mobileVisit }
  return { ...evidence, loaded: { ...mobileVisit, value: loadedOf(mobileVisit.value) } }
}
