import { anyRead, type Connector, noInput } from '../connector.ts'
import { metaAppId, metaAppSecret } from '../graph.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { routineOf } from '../social-map.ts'
import { INSTAGRAM_APP_SETTING, SECRET_SETTING } from './ask.ts'
import { instagramConnect } from './connect.ts'
import { instagramEvidence } from './map.ts'
import { readInstagramMedia } from './read-media.ts'
import { readInstagramProfile } from './read-profile.ts'
import { sampleInstagramItems, sampleInstagramProfile } from './sample.ts'
import { instagramItems, instagramProfile } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

/** What each read is about: the account that gave permission. */
const subjectOf = () => 'account'

/** A professional Instagram account, by the API with Instagram Login: followers, and the newest posts and reels. */
export const connector: Connector = {
  id: 'instagram',
  kind: 'oauth',
  title: 'Instagram',
  purpose: 'Instagram accounts',
  setUp:
    'Add “Instagram”, “API setup with Instagram login” to your Meta app: it has an id and a secret of its own. It works at once for accounts with a role in the app; for anybody else Meta reviews the permissions and your business first, which takes some weeks. It is free.',
  keyUrl: 'https://developers.facebook.com/apps/',
  settings: [
    {
      name: INSTAGRAM_APP_SETTING,
      label: 'Instagram app id',
      shape: metaAppId,
    },
    {
      name: SECRET_SETTING,
      label: 'Instagram app secret',
      shape: metaAppSecret,
    },
  ],
  endpoints: {
    igAuth: 'https://www.instagram.com',
    igToken: 'https://api.instagram.com',
    igGraph: 'https://graph.instagram.com',
  },
  fills: 'instagram',
  connect: instagramConnect,
  toConfirm: [
    {
      id: 'proof',
      what: "whether Instagram checks the proof of the app's secret",
      how: 'Connect your own account, and look for “Require app secret” in the settings of the app.',
    },
    {
      id: 'code',
      what: 'the form of its answer to a code',
      how: 'Connect your own account.',
      read: { of: 'profile' },
    },
  ],
  read: {
    profile: anyRead({
      input: noInput,
      data: instagramProfile,
      subjectOf,
      freshMs: DAY_MS,
      run: (context, _, access) => readInstagramProfile(context, access),
      sample: (_, day) => sampleInstagramProfile(day),
      numbersOf: ({ followers, following, posts }) => ({ followers, following, posts }),
    }),
    media: anyRead({
      input: noInput,
      data: instagramItems,
      subjectOf,
      freshMs: DAY_MS,
      run: (context, _, access) => readInstagramMedia(context, access),
      sample: (_, day) => sampleInstagramItems(day),
    }),
  },
  routine: routineOf({
    profile: ['followers', 'following', 'posts'],
    media: ['items', 'last_post', 'popular_post'],
  }),
  sampleAccount: { id: '1', label: `@${BLUE_WREN.handles.instagram}` },
  evidenceOf: instagramEvidence,
}
