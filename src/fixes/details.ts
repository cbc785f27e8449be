import { businessOf } from './business.ts'
import type { KnownDetail } from './fields.ts'
import type { FixInput } from './fix.ts'

/** The details of the business that pieces are made with, each with who it comes from. */
export function detailsOf(input: Omit<FixInput, 'result'>): KnownDetail[] {
  const { name, email, phone, number, country } = businessOf(input)
  const { profile, details, words = {} } = input
  const given = new Set([profile.businessName, details?.email, ...Object.values(words)])
  const isOwners = (value: string | null): boolean => value !== null && given.has(value)
  return [
    { id: 'business-name', value: name, isTold: isOwners(name) },
    { id: 'email-address', value: email, isTold: isOwners(email) },
    { id: 'phone-number', value: phone, isTold: (details?.phone ?? '') !== '' || isOwners(phone) },
    { id: country === 'NZ' ? 'nzbn' : 'abn', value: number, isTold: true },
  ].flatMap(({ id, value, isTold }) =>
    value === null ? [] : [{ id, value, from: isTold ? ('owner' as const) : ('website' as const) }],
  )
}
