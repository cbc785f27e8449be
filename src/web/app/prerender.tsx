import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { learnMorePath } from '#core/learn-more.ts'
import { checkAt } from '#core/check-at.ts'
import { App } from './App.tsx'
import { pathname } from '#core/navigation.ts'
import { earlyPartsOf } from '#web/pages/check/early-parts.ts'
import { callAddress } from './calls/client.ts'
import { checks } from './catalogue.generated.ts'
import type { Early } from './routes/early.ts'
import { pageTitle } from './nav/page-title.ts'
import { OwnerShell } from './frames/OwnerShell.tsx'
import { makeQueryClient } from './queries/query-client.ts'
import { makeRouter } from './routes/router.tsx'
export { SHELL } from './frames/shell-mark.ts'

export interface WrittenPage {
  /** `/home` */
  path: string
  /** The page's component, by its name in the build. */
  file: string
  title: string
  /** The description for search engines. */
  description: string
}

/** Pages that are the same for everybody, prerendered when the app is built. */
export const writtenPages: readonly WrittenPage[] = [
  {
    path: '/home',
    file: 'pages/home/HomePage.tsx',
    title: pageTitle('Is your website in fine fettle?'),
    description:
      'Type your website’s address and see what’s working, what isn’t, and the one thing to do first. Free.',
  },
  {
    path: '/learn-more',
    file: 'pages/learn-more/LearnMorePage.tsx',
    title: pageTitle('A free health check for your website'),
    description: 'What Fettle looks at, what it costs and who sees your data.',
  },
  ...checks.map((check) => ({
    path: learnMorePath(check),
    file: 'pages/learn-more/LearnMoreCheckPage.tsx',
    title: pageTitle(check.words.title),
    description: check.words.what,
  })),
  {
    path: '/privacy',
    file: 'pages/legal/PrivacyPage.tsx',
    title: pageTitle('Privacy'),
    description: 'What we keep about you, and how to get it deleted.',
  },
  {
    path: '/terms',
    file: 'pages/legal/TermsPage.tsx',
    title: pageTitle('Terms'),
    description: 'A few plain rules for using Fettle.',
  },
  {
    path: '/cookies',
    file: 'pages/legal/CookiesPage.tsx',
    title: pageTitle('Cookies'),
    description: 'Everything Fettle keeps in your browser.',
  },
  {
    path: '/bot',
    file: 'pages/legal/BotPage.tsx',
    title: pageTitle('Our visitor, named Fettle'),
    description: 'Who visits your website under the name Fettle, what it does, and how to stop it.',
  },
]

const routerAt = (path: string) => {
  const client = makeQueryClient(() => undefined)
  return { client, router: makeRouter(client, createMemoryHistory({ initialEntries: [path] })) }
}

export interface AppPage {
  /** With `$name` for a variable part: `/online-business-blueprint`, `/productivity-tools/$group`. */
  path: string
  /** The files of the page and its frames, by their names in the build; none for a page without a shell. */
  files: readonly string[]
  /** Addresses of the calls that are made before it is shown. */
  reads: readonly string[]
}

interface Nested {
  options: { staticData?: { early?: Early } }
  parentRoute?: Nested
}

const earlyOf = ({ options: { staticData }, parentRoute }: Nested): Early[] => [
  ...(parentRoute ? earlyOf(parentRoute) : []),
  ...(staticData?.early ? [staticData.early] : []),
]

const withEarly = (path: string, parts: readonly Early[], params = {}): AppPage => ({
  path,
  files: parts.map(({ file }) => file),
  reads: parts.flatMap(({ reads }) => reads.map((name) => callAddress(name.replace('GET ', ''), params, {}))),
})

const { routesByPath }: { routesByPath: Readonly<Record<string, Nested>> } = routerAt('/home').router

/** The page of each check; where it has two sides, as it opens without a query. */
const checkPages = [...new Set(checks.map(({ path }) => pathname(path)))].flatMap((path) => {
  const check = checkAt(checks, path, {})?.check
  const route = check && (routesByPath[path] ?? routesByPath[`/${check.category}/$check`])
  return route ? [withEarly(path, [...earlyOf(route), ...earlyPartsOf(check)], { id: check.id })] : []
})

/** Every address of the app, the more exact ones first. By it the server recognises addresses without a page. */
export const appPages: readonly AppPage[] = [
  ...checkPages,
  ...Object.entries(routesByPath).map(([path, route]) => withEarly(path, earlyOf(route))),
]

/** The shell of an owner's page as HTML, for inside the app's root element. */
export const renderShell = (path: string): string => renderToString(<OwnerShell path={path} />)

/** One page as HTML, for inside the app's root element. Throws when there is no such page. */
export async function renderPage(path: string): Promise<string> {
  const { client, router } = routerAt(path)
  await router.load()
  if (router.state.matches.length < 2) throw new Error(`There is no page at ${path}`)
  return renderToString(<App client={client} router={router} />)
}
