import type { MyobAccount } from '#connectors/myob/schema.ts'

/** A business file of the stand-in: its accounts, each with its amount in a report of 2026, in dollars. */
export interface MyobFile {
  id: string
  name: string
  country: 'AU' | 'NZ'
  accounts: readonly MyobBooked[]
}

interface MyobBooked extends MyobAccount {
  Name: string
  DisplayID: string
  amount: number
}

const booked = (
  number: string,
  Name: string,
  [Classification, Type]: readonly [MyobAccount['Classification'], MyobAccount['Type']],
  amount: number,
): MyobBooked => ({
  UID: `${number.replace('-', '').padStart(8, '0')}-0000-4000-8000-000000000000`,
  DisplayID: number,
  Name,
  Classification,
  Type,
  IsHeader: false,
  amount,
})
const header = (account: MyobBooked): MyobBooked => ({ ...account, IsHeader: true })

const BANK = ['Asset', 'Bank'] as const
const CURRENT = ['Asset', 'OtherCurrentAsset'] as const
const EXPENSE = ['Expense', 'Expense'] as const

/** Two files: a roastery that balances, and a new one without bookings. */
export const MYOB_FILES: readonly MyobFile[] = [
  {
    id: 'bbbbbbbb-0000-4000-8000-000000000001',
    name: 'Lantern Coffee Roasters',
    country: 'AU',
    accounts: [
      header(booked('1-1000', 'Current assets', CURRENT, 27_000.55)),
      booked('1-1110', 'Everyday account', BANK, 18_000.55),
      booked('1-1200', 'Trade debtors', ['Asset', 'AccountReceivable'], 5_000),
      booked('1-1300', 'Inventory', CURRENT, 4_000),
      booked('1-2100', 'Roaster', ['Asset', 'FixedAsset'], 13_000),
      booked('2-1100', 'Business card', ['Liability', 'CreditCard'], 1_500),
      booked('2-1200', 'Trade creditors', ['Liability', 'AccountsPayable'], 3_500),
      booked('2-2100', 'Bank loan', ['Liability', 'LongTermLiability'], 10_000),
      booked('3-1000', 'Owner capital', ['Equity', 'Equity'], 5_000),
      booked('3-8000', 'Retained earnings', ['Equity', 'Equity'], 10_000.55),
      booked('3-9000', 'Current earnings', ['Equity', 'Equity'], 10_000),
      booked('4-1100', 'Coffee sales', ['Income', 'Income'], 100_000),
      booked('5-1100', 'Green beans', ['CostOfSales', 'CostOfSales'], 40_000),
      booked('6-1100', 'Wages', EXPENSE, 45_000),
      booked('6-1200', 'Rent', EXPENSE, 5_200),
      booked('8-1100', 'Interest', ['OtherIncome', 'OtherIncome'], 300),
      booked('9-1100', 'Interest paid', ['OtherExpense', 'OtherExpense'], 100),
    ],
  },
  {
    id: 'bbbbbbbb-0000-4000-8000-000000000002',
    name: 'Fern & Feather',
    country: 'NZ',
    accounts: [
      booked('1-1110', 'Everyday account', BANK, 0),
      booked('3-9999', 'Historical balancing', ['Equity', 'Equity'], 0),
      booked('4-1100', 'Sales', ['Income', 'Income'], 0),
    ],
  },
]
