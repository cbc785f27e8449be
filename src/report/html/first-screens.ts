import type { Picture } from '#core/block.ts'
import { numberMarks } from '#core/format/mark-numbers.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import type { Job } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { NOTHING, type Html, part } from './part.ts'
import type { Presentation } from './presentation.ts'
import { whenIn } from './when.ts'

/** The number of a job, and where on a picture it is seen, in percent of the picture. */
interface Spot {
  number: number
  left: number
  top: number
}

/**
 * The first screen of the homepage on a computer with a phone before it, from whichever results show it. A first job that is seen there has its number
 * there, once.
 */
export function firstScreens(report: Report, jobs: readonly Job[], { timeZone }: Presentation): Html {
  const pictures = report.checks.flatMap(picturesOf)
  const desktop = pictures.find(({ frame }) => frame === 'desktop')
  const phone = pictures.find(({ frame }) => frame === 'phone')
  if (!desktop && !phone) return NOTHING
  const onDesktop = desktop ? spotsOn(desktop, jobs) : []
  const others = jobs.filter(({ number }) => onDesktop.every((spot) => spot.number !== number))
  const onPhone = phone ? spotsOn(phone, others) : []
  return part`<figure class="shots ${desktop ? '' : 'only-phone'}">${screen(desktop, 'screen', onDesktop)}${screen(phone, 'phone', onPhone)}<figcaption>Your homepage, ${whenIn(report.finishedAt, timeZone)}</figcaption></figure>`
}

const picturesOf = ({ blocks }: Report['checks'][number]): Picture[] =>
  blocks
    .flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    .filter(({ src, isFurtherDown }) => isOwnPicture(src) && isFurtherDown !== true)

/** Where the jobs are on a screen: a mark on another picture of the same screen holds for it. */
const spotsOn = (shown: Picture, jobs: readonly Job[]): Spot[] =>
  jobs.flatMap(({ number, check }) => {
    const same = picturesOf(check).filter(
      ({ frame, width, height }) => frame === shown.frame && width === shown.width && height === shown.height,
    )
    const [box] = numberMarks(same).flatMap(({ boxes }) => boxes)
    return box ? [{ number, left: box.left, top: box.top }] : []
  })

const screen = (picture: Picture | undefined, name: string, spots: readonly Spot[]): Html =>
  picture
    ? part`<div class="${name}"><div class="seen"><img src="${picture.src}" alt="${picture.alt}">${spots.map(
        ({ number, left, top }) =>
          part`<span class="number" aria-hidden="true" style="left:${left}%;top:${top}%">${number}</span>`,
      )}</div></div>`
    : NOTHING
