import type { FilmMoment } from '#core/block.ts'
import type { FilmFrame, VisitEvidence } from '#core/evidence/visit.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { secondsText } from './figures.ts'
import { filmWords } from './words.ts'

/**
 * The moments of a load, at the times that were worked out for this device: a visit sees the same moments, only sooner. A moment without a
 * time is left out.
 */
export const filmOf = (
  { device, film = [] }: Pick<VisitEvidence, 'device' | 'film'>,
  metrics: SpeedCheckFacts['metrics'],
): FilmMoment[] =>
  film.flatMap(({ moment, src, width, height }): FilmMoment[] => {
    const time = timeOf(moment, metrics)
    const frame = device === 'mobile' ? 'phone' : 'desktop'
    return time === null ? [] : [{ src, width, height, frame, time, text: filmWords[moment] }]
  })

function timeOf(moment: FilmFrame['moment'], { fcp, lcp }: SpeedCheckFacts['metrics']): string | null {
  const at = moment === 'main_picture' ? lcp : fcp
  if (at === null) return null
  return moment === 'nothing' ? `Until ${secondsText(at)}` : secondsText(at)
}
