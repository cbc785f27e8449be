import type { PageFacts } from '#core/evidence/page.ts'

const ABROAD = { AU: '+61', NZ: '+64' } as const
type Country = keyof typeof ABROAD | null

/** Numbers with their trunk zero: ten digits in Australia, nine to eleven in New Zealand (ACMA and NZ numbering plans). */
const WITH_TRUNK = { AU: /^0[2-478]\d{8}$/u, NZ: /^0[2-9]\d{7,9}$/u } as const

/**
 * A telephone number in international form, `+61255500142`, where the country is known; else as it was written. Numbers such as
 * 1300 and 0800 can only be called within the country, and stay as they are.
 */
export function callable(written: string, country: Country): string {
  const digits = written.replace(/\D/gu, '')
  const [, code, rest = ''] = /^(?:\+|00)\s?(61|64)(.*)$/u.exec(written.trim()) ?? []
  if (code !== undefined) return `+${code}${rest.replace(/\D/gu, '').replace(/^0/u, '')}`
  const isFree = /^0[58]0[08]/u.test(digits) && country !== 'AU'
  if (country === null || isFree || !WITH_TRUNK[country].test(digits)) return written.trim()
  return ABROAD[country] + digits.slice(1)
}

/** The one number that a page shows or links to; `null` where there is none, and where there are several. */
export function onlyPhoneOn({ links, contact }: PageFacts, country: Country): string | null {
  const linked = links.flatMap(({ href, hidden }) =>
    !hidden && /^tel:/iu.test(href) ? [href.slice(4).replaceAll(/%20|%2B/giu, unescaped)] : [],
  )
  for (const numbers of [linked, contact.phones]) {
    const all = new Map(
      numbers
        .filter((one) => /\d{6}/u.test(one.replace(/\D/gu, '')))
        .map((one) => [callable(one, country).replace(/\D/gu, ''), one]),
    )
    if (all.size === 1) return [...all.values()].map((one) => callable(one, country))[0] ?? null
  }
  return null
}

const unescaped = (code: string): string => (code === '%20' ? ' ' : '+')
