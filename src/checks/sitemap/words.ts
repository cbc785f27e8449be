import type { SitemapProblem } from '#core/evidence/sitemaps.ts'
import type { CheckWords } from '#core/words.ts'

export type Status = 'has_sitemap' | 'no_sitemap'

export const words: CheckWords<Status> = {
  title: 'Sitemap',
  what: 'A file that lists the pages of your website for search engines.',
  why: 'It helps them find new and changed pages sooner.',
  who: 'Your web person',
  statuses: {
    has_sitemap: {
      tag: 'Found',
      inShort: 'it has a sitemap',
      line: 'We found your sitemap with {urlCount}. Everything in it is at {otherAddress}, and nothing at this one.',
      steps: [
        'Hand {own} to Google Search Console once',
        'Check it after big changes',
        'Make sure it lists only pages you want found',
      ],
    },
    no_sitemap: {
      tag: 'Not found',
      line: "We couldn't find a working sitemap. {problem}",
      notRelevant:
        'We saw one page on your website, legal pages aside. Search engines find a single page without a sitemap.',
      steps: [
        { text: 'See if your website builder makes one; most do', minutes: 5 },
        { text: 'If not, switch on the option or add an SEO plug-in', minutes: 5 },
        { text: 'Ask your web person to name it in your robots file', minutes: 5, who: 'Your web person' },
        { text: 'Re-run the test', minutes: 1 },
      ],
    },
  },
}

/** Advice for a website of one page without a sitemap. */
export const ONE_PAGE_ADVICE =
  'We saw one page on your website, legal pages aside, and search engines find a single page without a sitemap. Put one up once you have more pages.'

/** Advice for each problem of a working sitemap. */
export const problemAdvice: Readonly<Record<SitemapProblem, string>> = {
  too_many_urls: 'Your sitemap lists more than 50,000 addresses; split it into several files.',
  too_big: 'Your sitemap is bigger than 50 MB; split it into several files.',
  other_host: 'Your sitemap lists addresses of another website; search engines skip those.',
  http_urls: 'Your sitemap lists addresses without the padlock (http); list them with https.',
  redirects: 'Your sitemap lists addresses that have moved; list the new ones.',
  not_found: "Your sitemap lists pages that aren't there any more; take them out.",
  noindex: "Your sitemap lists pages that you've asked search engines to leave out.",
  robots_blocked: 'Your sitemap lists pages that your robots file tells search engines not to read.',
  future_lastmod: 'Your sitemap has dates in the future, so search engines trust none of them.',
  bad_lastmod: "Your sitemap has dates that search engines can't read.",
  not_in_robots: 'Name your sitemap in your robots file, so that every search engine finds it.',
  not_utf8: "Your sitemap isn't saved as UTF-8, so some addresses may be misread.",
  long_loc: 'Your sitemap has addresses of 2,048 characters or more; search engines skip those.',
  duplicates: 'Your sitemap lists some addresses twice.',
  no_namespace: 'Your sitemap lacks the line that says which format it is in.',
  feed: 'Only a news feed was found. It lists your latest pages; a sitemap would list them all.',
}

/** Advice in place of "name it", by what the robots file is. */
export const robotsAdvice = {
  noFile: 'Make a robots file (robots.txt) that names your sitemap, so that every search engine finds it.',
  elsewhere: (named: string, right: string) =>
    `Your robots file names your sitemap at ${named}. Write ${right} there instead.`,
}
