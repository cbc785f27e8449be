import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading, metaOf } from '#fixes/pages.ts'
import { SPORT } from './card-types.data.ts'

/** A street or a quarter is named after a church, and a business after the street. */
const AT_A_PLACE = String.raw`(?!['’]?s?\s(?:street|st|road|rd|lane|ln|avenue|ave|hill|square|court|gate|end|farm|yard|view|row|walk|way|house|bar|dental|medical|motors?)\b)`
const FAITH = new RegExp(
  String.raw`\b(?:church|parish|cathedral|chapel|abbey|priory|mosque|masjid|synagogue|temple|gurdwara|congregation|diocese|presbyterian|methodist|baptist|anglican|catholic|lutheran|pentecostal)\b${AT_A_PLACE}`,
  'iu',
)
const OF_FAITH =
  /\b(?:worship|mass(?:es)?|sermons?|communion|eucharist|bible|sunday school|baptisms?|vicar|rector|pastor|priest|imam|rabbi|prayers?|gospel|shabbat)\b/giu
const CLUB = /(?<!\bnight\s)\b(?:club|association|society|league)\b(?!\s(?:sandwich|lounge|bar|house))/iu
const OF_MEMBERS =
  /\b(?:fixtures?|season|committee|agm|members?|membership|juniors?|registrations?|volunteers?|ladder)\b/giu
/** A gym has members, juniors and a season as well, but none of these. */
const RUN_BY_MEMBERS = /\b(?:fixtures?|committee|agm|volunteers?)\b/iu
/** One word of these may stand on any page. */
const ENOUGH = 2

/** Whether a church or a club, which is no business with opening hours: by its name and by what its homepage tells. `pages`: homepage first. */
export function isCommunity(name: string, [home]: readonly PageFacts[]): boolean {
  if (home === undefined) return false
  const called = [name, home.title.text ?? '', mainHeading(home)].join('\n')
  const told = [
    home.text.header,
    home.text.nav,
    home.text.main,
    home.text.aside,
    metaOf(home, 'description'),
  ].join('\n')
  const kinds = (shape: RegExp): number => new Set(told.toLowerCase().match(shape)).size
  if (FAITH.test(called)) return kinds(OF_FAITH) >= ENOUGH
  return (CLUB.test(called) || SPORT.test(called)) && kinds(OF_MEMBERS) >= ENOUGH && RUN_BY_MEMBERS.test(told)
}
