import type { ConnectorContext, ReadResult } from '../context.ts'
import type { Tested } from '../to-confirm.ts'
import { askDataForSeo } from './ask.ts'
import { dataForSeoUser } from './schema.ts'

/** Reads the account: costs nothing, and shows that login and password work and how much money is left. */
export async function testLogin(context: ConnectorContext): Promise<ReadResult<Tested>> {
  const answer = await askDataForSeo(context, { path: '/v3/appendix/user_data' }, dataForSeoUser)
  if (!answer.ok) return answer
  const [account] = answer.data
  if (!account) return { ok: false, failure: { kind: 'bad_shape' } }
  return { ok: true, data: { sentences: [`US$${account.money.balance.toFixed(2)} left in the account.`] } }
}
