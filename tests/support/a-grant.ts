import type { Grant } from '#connectors/context.ts'

/** An owner's permission at a service, whose access token does not end. */
export const aGrant = (given: Partial<Grant> = {}): Grant => ({
  accessToken: 'access-1',
  accessExpiresAt: null,
  refreshToken: 'refresh-1',
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
  ...given,
})
