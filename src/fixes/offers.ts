import { internationalNumber, groupedPhone } from '#core/phone.ts'
import type { FixField } from '#core/fix-text/field.ts'
import { callableAbroad } from './abroad.ts'
import { businessOf } from './business.ts'
import type { FixInput } from './fix.ts'
import { readPages } from './pages.ts'
import { phonesOn } from './phone-of-page.ts'

type Choice = NonNullable<FixField['choices']>[number]

/** What an empty field may be filled with by one tap, by its id. */
export type Offers = ReadonlyMap<string, readonly Choice[]>

/** More numbers of a website are a list of branches or staff. */
const MOST_PHONES = 3

interface Asked extends Omit<FixInput, 'result'> {
  /** The number that the owner gave at sign-up: it is private, and stands nowhere unless they choose it. */
  ownPhone?: string | null | undefined
}

/** The owner's own number, and the several numbers of the website, of which we cannot tell the right one. */
export function offersOf({ ownPhone, ...input }: Asked): Offers {
  const { country, abroad } = businessOf(input)
  const written = (number: string): string => {
    const whole = internationalNumber(number, country)
    return abroad ? callableAbroad(whole, abroad) : whole
  }
  const shown = phonesOn(readPages(input.evidence), country)
    .slice(0, MOST_PHONES)
    .map((number) => ({ label: `Use ${number}, from your website`, value: written(number) }))
  const own = ownPhone
    ? [
        {
          label: `Use ${groupedPhone(ownPhone, country)}, which you gave us`,
          value: written(ownPhone),
          note: 'You gave us this number for your profile. On your website, everybody can read it.',
        },
      ].filter(({ value }) => shown.every((one) => one.value !== value))
    : []
  const phones = [...shown, ...own]
  return new Map(phones.length > 0 ? [['phone-number', phones]] : [])
}
