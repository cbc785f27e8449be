import { z } from 'zod'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Selectable } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { askXero } from './ask.ts'
import { tenantsAnswer, type XeroTenant } from './schema.ts'

const LONGEST_NAME = 100
const NO_BOOKS = 'This is an accountant’s practice. Choose the business itself.'

const tenants = (context: ConnectorContext, grant: Grant): Promise<ReadResult<XeroTenant[]>> =>
  askXero(context, grant, { path: '/connections' }, tenantsAnswer)

/** The organisations that the permission reaches. A single one is chosen for the owner, who chose it at Xero already. */
export async function xeroOrganisations(
  context: ConnectorContext,
  grant: Grant,
): Promise<ReadResult<Selectable[]>> {
  const found = await tenants(context, grant)
  if (!found.ok) return found
  const own = found.data.filter(isOrganisation)
  return {
    ok: true,
    data: found.data.map((tenant) => ({
      id: tenant.tenantId,
      label: cut(tidyLine(tenant.tenantName ?? ''), LONGEST_NAME) || 'An organisation without a name',
      isSuggested: own.length === 1 && isOrganisation(tenant),
      ...(isOrganisation(tenant) ? {} : { refusal: NO_BOOKS }),
    })),
  }
}

const isOrganisation = ({ tenantType }: XeroTenant): boolean => tenantType === 'ORGANISATION'

const GONE: ReadonlySet<string> = new Set(['not_found', 'permission'])

/** Disconnects every organisation that the permission reaches; one that is gone already is as good as disconnected. */
export async function disconnectXero(context: ConnectorContext, grant: Grant): Promise<ReadResult<null>> {
  const found = await tenants(context, grant)
  if (!found.ok) return found
  for (const { id } of found.data) {
    const request = { method: 'DELETE', path: `/connections/${id}`, mayRepeat: true } as const
    const done = await askXero(context, grant, request, z.undefined())
    if (!done.ok && !GONE.has(done.failure.kind)) return done
  }
  return { ok: true, data: null }
}
