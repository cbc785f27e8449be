import type { BreachAnswer } from '#connectors/data_breach_check/schema.ts'

const breach = (name: string, more: Partial<BreachAnswer>): BreachAnswer => ({
  Name: name,
  Title: name,
  BreachDate: '2024-05-01',
  DataClasses: ['Email addresses'],
  IsVerified: true,
  IsFabricated: false,
  IsSensitive: false,
  IsRetired: false,
  IsSpamList: false,
  ...more,
})

/** Every breach that the stand-in knows. */
export const BREACHES: readonly BreachAnswer[] = [
  breach('ShoeShop', { Title: 'Shoe Shop', DataClasses: ['Email addresses', 'Names', 'Phone numbers'] }),
  breach('BookClub', {
    Title: 'Book Club',
    BreachDate: '2025-01-31',
    DataClasses: ['Email addresses', 'Passwords', 'Partial credit card data'],
  }),
  breach('Rumour', { Title: 'Rumour', IsVerified: false }),
  breach('MailingList', { Title: 'Mailing List', IsSpamList: true }),
  breach('OldForum', { Title: 'Old Forum', IsRetired: true }),
  breach('Dating', {
    Title: 'Lonely Hearts',
    IsSensitive: true,
    DataClasses: ['Email addresses', 'Sexual orientations'],
  }),
]

/**
 * The breaches of an address, by what stands before its `@`, as the service answers for its own test addresses of these names: sensitive and retired
 * breaches are in `/breaches` alone, and are never told of an address.
 */
export const ACCOUNTS: Readonly<Record<string, readonly string[]>> = {
  'account-exists': ['ShoeShop'],
  'multiple-breaches': ['ShoeShop', 'BookClub'],
  'unverified-breach': ['Rumour'],
  'spam-list-only': ['MailingList'],
  'not-active-breach': [],
  'sensitive-breach': [],
  'sensitive-and-other-breaches': ['ShoeShop', 'BookClub'],
}
