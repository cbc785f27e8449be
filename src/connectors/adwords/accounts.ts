import { z } from 'zod'
import { ADS_ACCOUNT_STATES } from '#core/evidence/accounts.ts'
import type { Selectable } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { accountIdOf, accountParts, askAds, customerOf, TIME_ZONE } from './ask.ts'
import { nameKept } from './map.ts'
import { closedStateOf, NO_SECOND_STEP } from './refusals.ts'
import { accessibleAnswer, clientRow, customerRow } from './schema.ts'

type AdsAccountState = (typeof ADS_ACCOUNT_STATES)[number]

/** More than anybody chooses from in a list. */
const MOST_ACCOUNTS = 1_000

/** Accounts that a permission reaches. */
export const adsAccountsData = z.object({
  accounts: z
    .array(
      z.object({
        /** With the manager through which it is reached (`accountIdOf`). */
        id: z.string().max(60),
        name: z.string().max(400),
        manager: z.boolean(),
        state: z.enum(ADS_ACCOUNT_STATES),
        isTest: z.boolean(),
        currency: z.string().max(100).nullable(),
        timeZone: z.string().max(60).nullable(),
      }),
    )
    .max(MOST_ACCOUNTS),
})
type AdsAccountsData = z.infer<typeof adsAccountsData>
type Reached = AdsAccountsData['accounts'][number]

/** Accounts that a permission reaches without a manager. Each costs a query of its own; an agency has its own below a manager, which costs two. */
const MOST_DIRECT = 50
/** Accounts that are asked at the same time. */
const AT_ONCE = 4

const CUSTOMER =
  'SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, customer.manager, customer.test_account, customer.status FROM customer'
const CLIENTS =
  'SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code, customer_client.time_zone, customer_client.manager, customer_client.test_account, customer_client.hidden, customer_client.status, customer_client.level FROM customer_client WHERE customer_client.level > 0'

const STATES: Readonly<Record<string, AdsAccountState>> = { ENABLED: 'enabled', SUSPENDED: 'suspended' }
/** Every other account is called cancelled: closed ones too, and those in a state that we do not know. None of them runs ads. */
export const adsAccountState = (status: string | undefined): AdsAccountState =>
  STATES[status ?? ''] ?? 'cancelled'

/** The accounts that the permission reaches: each once, those of a manager in place of the manager, those that can run ads first. */
export async function readAdsAccounts(
  context: ConnectorContext,
  grant: Grant | null,
): Promise<ReadResult<AdsAccountsData>> {
  if (grant === null) return { ok: false, failure: { kind: 'reauth' } }
  const request = { path: 'customers:listAccessibleCustomers', isRead: true }
  const direct = await askAds(context, { grant, manager: null }, request, accessibleAnswer)
  if (!direct.ok) return direct
  const ids = direct.data.resourceNames.map((name) => name.slice('customers/'.length)).slice(0, MOST_DIRECT)
  const found = new Map<string, Reached>()
  for (let place = 0; place < ids.length; place += AT_ONCE) {
    const some = ids.slice(place, place + AT_ONCE)
    const answers = await Promise.all(some.map((id) => accountsBehind(context, grant, id)))
    for (const answer of answers) {
      if (!answer.ok) return answer
      for (const one of answer.data) keepReached(found, one)
    }
  }
  const accounts = [...found.values()].toSorted((a, b) => Number(isUsable(b)) - Number(isUsable(a)))
  return { ok: true, data: { accounts: accounts.slice(0, MOST_ACCOUNTS) } }
}

/** Whether an account can run ads. */
const isUsable = ({ manager, state }: Reached): boolean => !manager && state === 'enabled'

/** One account is often reached in several ways: the way without a manager is kept. */
function keepReached(found: Map<string, Reached>, one: Reached): void {
  const parts = accountParts(one.id)
  if (parts && (!found.has(parts.id) || parts.manager === null)) found.set(parts.id, one)
}

/** An account that is reached directly, or those below it. */
async function accountsBehind(
  context: ConnectorContext,
  grant: Grant,
  id: string,
): Promise<ReadResult<Reached[]>> {
  const itself = await customerOf(context, grant, { id, manager: null }).search(CUSTOMER, customerRow)
  if (!itself.ok) return unreadAccount(id, itself)
  const customer = itself.data.rows[0]?.customer
  if (!customer) return { ok: true, data: [] }
  const own = reachedOf(id, null, customer)
  if (!customer.manager || own.state !== 'enabled') return { ok: true, data: [own] }
  const below = await customerOf(context, grant, { id, manager: id }).search(CLIENTS, clientRow)
  if (!below.ok) return below
  const clients = below.data.rows
    .map((row) => row.customerClient)
    .filter(({ manager, hidden }) => !manager && !hidden)
    .map((client) => reachedOf(client.id, id, client))
  return { ok: true, data: clients.length === 0 ? [own] : clients }
}

/** Google refuses every query about an account that is not open; one that somebody else keeps from the owner is left out. */
function unreadAccount(id: string, result: Extract<ReadResult<never>, { ok: false }>): ReadResult<Reached[]> {
  const { kind, code } = result.failure
  if (code === NO_SECOND_STEP) return result
  if (kind === 'permission' || kind === 'not_found') return { ok: true, data: [] }
  if (kind !== 'needs_selection') return result
  const unknown = { name: '', manager: false, isTest: false, currency: null, timeZone: null }
  return { ok: true, data: [{ id, state: closedStateOf(code), ...unknown }] }
}

interface Facts {
  descriptiveName: string
  currencyCode?: string | undefined
  timeZone?: string | undefined
  manager: boolean
  testAccount: boolean
  status?: string | undefined
}

const reachedOf = (id: string, through: string | null, facts: Facts): Reached => ({
  id: accountIdOf(id, through),
  name: nameKept(facts.descriptiveName),
  manager: facts.manager,
  state: adsAccountState(facts.status),
  isTest: facts.testAccount,
  currency: facts.currencyCode ?? null,
  timeZone: facts.timeZone ?? null,
})

const REFUSALS = {
  cancelled: 'Google says that this account isn’t open. Check it at ads.google.com first.',
  suspended: 'Google has suspended this account. Sort that out with Google first.',
  manager: 'We found no ads account in this manager account. Hidden ones aren’t listed.',
} as const

/** The accounts to choose from. The only one that can run ads is suggested. */
export async function adsAccountsToChoose(
  context: ConnectorContext,
  grant: Grant,
): Promise<ReadResult<Selectable[]>> {
  const read = await readAdsAccounts(context, grant)
  if (!read.ok) return read
  const { accounts } = read.data
  const usable = accounts.filter(isUsable)
  const isOnly = usable.length === 1 && usable[0]?.isTest === false
  const choices = accounts.map((one): Selectable => {
    const canBeChosen = isUsable(one)
    const number = numberOf(one.id)
    const refusal = one.state === 'enabled' ? REFUSALS.manager : REFUSALS[one.state]
    return {
      id: one.id,
      label: one.name === '' ? number : one.name,
      detail: [number, one.currency, one.timeZone, one.isTest ? 'test account' : null]
        .filter((part) => part !== null)
        .join(', '),
      isSuggested: canBeChosen && isOnly,
      ...(canBeChosen ? {} : { refusal }),
    }
  })
  return { ok: true, data: choices }
}

/** The number of an account as Google writes it: `123-456-7890`. */
const numberOf = (accountId: string): string =>
  (accountParts(accountId)?.id ?? '').replace(/^(\d{3})(\d{3})(\d{4})$/u, '$1-$2-$3')

/** Keeps the chosen account's time zone with the grant: the dates of every read are days there. */
export async function chooseAdsAccount(
  context: ConnectorContext,
  grant: Grant,
  accountId: string,
): Promise<ReadResult<Grant>> {
  const parts = accountParts(accountId)
  if (!parts) return { ok: false, failure: { kind: 'not_found' } }
  const found = await customerOf(context, grant, parts).search(CUSTOMER, customerRow)
  if (!found.ok) return found
  const zone = found.data.rows[0]?.customer.timeZone ?? 'UTC'
  return { ok: true, data: { ...grant, extra: { ...grant.extra, [TIME_ZONE]: zone } } }
}
