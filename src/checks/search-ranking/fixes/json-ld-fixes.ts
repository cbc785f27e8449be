import { asList, isItem, type Item, typesOf } from '#core/site/json-ld.ts'
import { cut, squeeze } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'
import { businessOf } from '#fixes/business.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker, Where } from '#fixes/fix.ts'
import { hasMenus, type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { readPages } from '#fixes/pages.ts'
import { CARD_RULES, NO_CARD } from '../card-rules.ts'
import { businessCard, leftOutOf, PHONE_BLANK, type ReplacedCard, replacedCard } from './business-card.ts'

/** The rule that misses details of a card, a phone number among them. */
const INCOMPLETE = 'localbusiness-incomplete'
/** The blank of a number: a local business' card without one is told as incomplete by the next test. */
const neededPhone = (isLacking: boolean) =>
  ({
    label: 'Phone number',
    example: '+64 9 555 0142',
    hint: isLacking
      ? 'Your card lacks it.'
      : 'Search engines expect it: a card without it is told as incomplete.',
    id: 'phone-number',
    mark: PHONE_BLANK,
    place: 'instead',
    mayBeEmpty: false,
    value: '',
  }) as const

const partsOfAddress = (card: Item): [string, unknown][] =>
  asList(card['address'])
    .filter(isItem)
    .flatMap((address) => Object.entries(address))

/** An address of blanks alone says nothing until somebody fills them in, and a country alone is not where a business is. */
const saysWhere = (card: Item): boolean =>
  asList(card['address']).some((address) => typeof address === 'string') ||
  partsOfAddress(card).some(
    ([key, value]) => key !== '@type' && key !== 'addressCountry' && !String(value).startsWith('['),
  )

/** One that is known: an empty field leaves a street out by itself. */
const hasStreet = (card: Item): boolean =>
  partsOfAddress(card).some(([key, value]) => key === 'streetAddress' && !String(value).startsWith('['))

/** Types of places that people come to; a shop without a place has none. */
const WITH_GUESTS =
  /^(?!OnlineStore)\w*(?:Restaurant|Cafe|CoffeeShop|BarOrPub|Bakery|Brewery|Winery|Food|Hotel|Motel|Lodging|Hostel|Resort|BedAndBreakfast|Campground|Store|Museum|Library|Theater|Cinema|Zoo|Park|Salon|Spa|Gym)/u
const hasGuests = (card: Item): boolean => typesOf(card).some((type) => WITH_GUESTS.test(type))

const LONGEST_NAME = 50
const NAMED = 10

/** Names that a page has in its data, fit for a sentence. */
function namesIn(names: readonly string[]): string {
  const rest = names.length - NAMED
  return listed([
    ...names.slice(0, NAMED).map((name) => cut(squeeze(name), LONGEST_NAME)),
    ...(rest > 0 ? [plural(rest, 'other')] : []),
  ])
}

/** Where it stands, and which block makes way for it: one beside another contradicts it, and other blocks are not cards. */
function placeWords(replaced: ReplacedCard | null, isFirst: boolean): string {
  if (replaced === null)
    return isFirst
      ? 'Put it on your homepage once.'
      : 'Put it on your homepage once, in place of any such card that is there already.'
  const { type, others } = replaced
  const rest =
    others.length === 0
      ? ''
      : ` Leave what is there of ${namesIn(others)} as it is. If the same part also has ${others.length === 1 ? namesIn(others) : 'any of these'}, put only what is between { and } of this one, with both, in place of the object with "@type": "${type}".`
  return `Your homepage has a card already: in its code, the part <script type="application/ld+json"> with "@type": "${type}". Put this one in its place, from <script to </script>.${rest}`
}

/** In a page of one's own a present card makes way where it stands; in settings what writes it is switched off. */
function whereFor(hosting: Hosting, replaced: ReplacedCard | null): Where {
  const where = whereTo(hosting, 'head')
  if (replaced === null) return where
  if (!hasMenus(hosting))
    return {
      ...where,
      steps: where.steps.map((step, at) =>
        at === 0
          ? `In the code of your homepage, put the piece in place of the card “${replaced.type}”.`
          : step,
      ),
    }
  return {
    ...where,
    steps: [
      'See what writes the card that is there: your theme, an SEO plugin or a setting. Fill in there what is missing, and you need no other; else switch that card off.',
      ...where.steps,
    ],
  }
}

/** The business card for search engines (schema.org), where there is none or it lacks details. */
export const jsonLdFixes: FixMaker = (input) => {
  const failed = failedRules(input.result.facts)
  const business = businessOf(input)
  if (business.home === null || !CARD_RULES.some((id) => failed.has(id))) return []
  const item = businessCard(input, business, business.home)
  const card = JSON.stringify(item, null, 2)
  const pages = readPages(input.evidence)
  const leftOut = leftOutOf(pages, item)
  const replaced = replacedCard(pages)
  return [
    {
      id: 'business-card',
      title: 'A business card for search engines',
      why: `It says who ${saysWhere(item) ? 'and where you are' : 'you are'} in the form that search engines and maps read.`,
      pieces: [
        {
          title: 'Business card (JSON-LD)',
          kind: 'html',
          name: 'business-card.html',
          // A closing tag within a text would end the element.
          content: `<script type="application/ld+json">\n${card.replaceAll('<', '\\u003c')}\n</script>\n`,
          note: [
            placeWords(replaced, failed.has(NO_CARD)),
            ...(leftOut.length > 0
              ? [
                  `Yours also has ${namesIn(leftOut)}: copy those parts into the new one if you want to keep them.`,
                ]
              : []),
            ...(hasStreet(item) && !hasGuests(item)
              ? ['Delete the street address when customers do not come to you.']
              : []),
            'Try your homepage at validator.schema.org afterwards.',
          ].join(' '),
          ...(item['telephone'] === PHONE_BLANK ? { fields: [neededPhone(failed.has(INCOMPLETE))] } : {}),
        },
      ],
      where: whereFor(hostingOf(input.evidence), replaced),
      builderDoesIt: false,
    },
  ]
}
