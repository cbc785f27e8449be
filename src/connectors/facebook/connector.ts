import { z } from 'zod'
import { anyRead, type Connector, noInput } from '../connector.ts'
import { metaAppId, metaAppSecret } from '../graph.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { routineOf } from '../social-map.ts'
import { APP_SECRET_SETTING, APP_SETTING, CONFIG_SETTING } from './ask.ts'
import { facebookConnect } from './connect.ts'
import { facebookEvidence } from './map.ts'
import { readFacebookGrowth, readFacebookPage } from './read-page.ts'
import { readFacebookPosts } from './read-posts.ts'
import { sampleFacebookGrowth, sampleFacebookPage, sampleFacebookPosts } from './sample.ts'
import { facebookGrowth, facebookPage, facebookPosts } from './schema.ts'
import { testFacebookApp } from './test-app.ts'
import { DAY_MS } from '#core/time-units.ts'

/** What each read is about: the page that the owner chose. */
const subjectOf = () => 'page'

/** A Facebook page, by Meta's Graph API: followers, and the posts of two weeks. */
export const connector: Connector = {
  id: 'facebook',
  kind: 'oauth',
  title: 'Facebook',
  purpose: 'Facebook pages',
  setUp:
    'Create an app of the type Business with “Facebook Login for Business”. It works at once for people who have a role in the app, with their own pages; for anybody else Meta reviews each permission and your business first, which takes some weeks. It is free.',
  keyUrl: 'https://developers.facebook.com/apps/',
  settings: [
    {
      name: APP_SETTING,
      label: 'App id',
      shape: metaAppId,
    },
    {
      name: APP_SECRET_SETTING,
      label: 'App secret',
      shape: metaAppSecret,
    },
    {
      name: CONFIG_SETTING,
      label: 'Configuration id of Facebook Login for Business',
      shape: z.string().regex(/^\d{5,25}$/u, 'A configuration id has 5 to 25 digits.'),
      isOptional: true,
    },
  ],
  endpoints: {
    graph: 'https://graph.facebook.com',
    fbDialog: 'https://www.facebook.com',
    fbToken: 'https://graph.facebook.com',
  },
  fills: 'facebook',
  connect: facebookConnect,
  test: testFacebookApp,
  toConfirm: [
    {
      id: 'scopes',
      what: 'whether the scopes may be sent beside a configuration',
      how: 'Set META_CONFIG_ID and connect a page.',
    },
    {
      id: 'reels',
      what: 'views of reels',
      how: 'Look at a page whose most popular post is a reel: its views are a dash.',
    },
  ],
  read: {
    page: anyRead({
      input: noInput,
      data: facebookPage,
      subjectOf,
      freshMs: DAY_MS,
      run: (context, _, access) => readFacebookPage(context, access),
      sample: (_, day) => sampleFacebookPage(day),
      numbersOf: ({ fans, followers }) => ({ fans, followers }),
    }),
    posts: anyRead({
      input: noInput,
      data: facebookPosts,
      subjectOf,
      freshMs: DAY_MS,
      run: (context, _, access) => readFacebookPosts(context, access),
      sample: (_, day) => sampleFacebookPosts(day),
    }),
    growth: anyRead({
      input: noInput,
      data: facebookGrowth,
      subjectOf,
      freshMs: DAY_MS,
      run: (context, _, access) => readFacebookGrowth(context, access),
      sample: (_, day) => sampleFacebookGrowth(day),
    }),
  },
  routine: routineOf({
    page: ['fans', 'followers', 'fans_2w_change', 'follower_2w_change'],
    posts: ['comments', 'likes', 'shares', 'last_post', 'popular_post'],
    growth: ['follower_2w_change'],
  }),
  sampleAccount: { id: '1', label: BLUE_WREN.name },
  evidenceOf: facebookEvidence,
}
