import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGraphNames } from '../graph-names.ts'
import { askInstagram, instagramToken } from './ask.ts'
import { type InstagramProfile, profileAnswer } from './schema.ts'

const FIELDS = {
  needed: ['user_id', 'username', 'account_type', 'followers_count', 'follows_count', 'media_count'],
  optional: ['name', 'profile_picture_url'],
}
const LONGEST_NAME = 100
/** Accounts that Instagram answers for; a personal one has no figures. */
const PROFESSIONAL: ReadonlySet<string> = new Set(['BUSINESS', 'MEDIA_CREATOR'])

/** The account by its token, personal or not. */
export const askProfile = (context: ConnectorContext, token: string) =>
  askGraphNames(context, FIELDS, (fields) =>
    askInstagram(context, { token, path: '/me', parameters: { fields } }, profileAnswer),
  )

export const isProfessional = (accountType: string | undefined): boolean =>
  PROFESSIONAL.has(accountType ?? '')

/** The account's numbers: one call. */
export async function readInstagramProfile(
  context: ConnectorContext,
  access: ConnectorAccess,
): Promise<ReadResult<InstagramProfile>> {
  const token = instagramToken(access)
  if (!token.ok) return token
  const answer = await askProfile(context, token.data)
  if (!answer.ok) return answer
  const {
    user_id,
    username,
    name = '',
    account_type = '',
    followers_count,
    follows_count,
    media_count,
  } = answer.data
  if (!isProfessional(account_type)) return { ok: false, failure: { kind: 'needs_selection' } }
  if (followers_count === undefined || follows_count === undefined || media_count === undefined)
    return { ok: false, failure: { kind: 'bad_shape' } }
  return {
    ok: true,
    data: {
      profile: {
        id: user_id,
        username: cut(tidyLine(username), LONGEST_NAME),
        name: cut(tidyLine(name), LONGEST_NAME),
        accountType: account_type,
      },
      followers: followers_count,
      following: follows_count,
      posts: media_count,
    },
  }
}
