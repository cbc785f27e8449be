import { shortDate } from '#core/dates.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import { plural } from '#core/words.ts'
import { notReached } from '../reached.ts'
import type { Report } from '../schema.ts'
import { NOTHING, type Html, icon, part } from './part.ts'
import type { Presentation } from './presentation.ts'
import { whenIn } from './when.ts'

/** The top of a report's first page: our name, the title, the business and the time of the scan. */
export function head(report: Report, { businessName, timeZone, logo }: Presentation, title: string): Html {
  const host = new URL(report.address).host
  const when = whenIn(report.finishedAt, timeZone)
  const looked = notReached(report) === null ? 'Looked at' : 'Tried'
  const pages = report.pagesRead === null ? '' : `, ${plural(report.pagesRead, 'page')}`
  return part`<header class="top"><div class="brand">${icon('mark')}<span>Fettle</span></div><p class="top-meta">${title}<br>${shortDate(report.finishedAt, timeZone)}</p></header>
<div class="awning" aria-hidden="true"></div>
${report.sample ? part`<p class="sample" role="note"><b>Sample.</b> This is Fettle's built-in sample shop, not a real business.</p>` : NOTHING}
<div class="name"><h1>${businessName ?? host}</h1>${logo && isOwnPicture(logo.src) ? part`<img class="logo" src="${logo.src}" alt="" width="${logo.width}" height="${logo.height}">` : NOTHING}</div>
<p class="asof">${businessName ? `${host}. ` : ''}${looked} on ${when}, from the outside${pages}.</p>`
}
