import type { EvidenceKey } from '#core/evidence/index.ts'
import { HEAVY_PICTURE_BYTES } from '#core/evidence/pictures.ts'
import { readEvidence } from '#store/evidence.ts'
import type { Scan } from '#store/scans.ts'
import type { Services } from '../services.ts'

/**
 * Evidence that a public scan does not gather, because a visitor waits for its end and gets no files: lighter copies of pictures, which the steps promise
 * to an owner. Empty where the homepage is known to load no heavy picture on a phone.
 */
export async function leftForOwners(
  services: Pick<Services, 'db' | 'files'>,
  { websiteId, state }: Pick<Scan, 'websiteId' | 'state'>,
): Promise<EvidenceKey[]> {
  const { mobileVisit, lighterPictures } = await readEvidence(services, websiteId, [
    'mobileVisit',
    'lighterPictures',
  ])
  // One that is queued is the owner's own once it runs.
  if (mobileVisit === undefined) return state === 'running' ? ['lighterPictures'] : []
  if (mobileVisit.state !== 'ok') return []
  const isHeavy = mobileVisit.value.requests.some(
    ({ type, status, bytes }) => type === 'Image' && status === 200 && bytes >= HEAVY_PICTURE_BYTES,
  )
  const hasCopies = lighterPictures?.state === 'ok' && lighterPictures.value.pictures.length > 0
  return isHeavy && !hasCopies ? ['lighterPictures'] : []
}
