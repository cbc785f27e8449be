import { Button } from '@mantine/core'
import { useState } from 'react'
import { plural } from '#core/words.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows, RowsFoot, Toolbar } from '#web/kit/surface/Toolbar.tsx'
import { findHelp, type HelpEntry } from './find-help.ts'
import { helpEntries } from './help-entries.ts'

const ARTICLES = helpEntries.filter(({ href }) => href.startsWith('/help/'))

/** `/help`: short answers with a search, and a link to the contact page. */
export function HelpPage() {
  usePageTitle('Help')
  const [typed, setTyped] = useState('')
  const isSearched = typed.trim() !== ''
  const shown = isSearched ? findHelp(helpEntries, typed) : ARTICLES
  return (
    <>
      <PageHead
        title="Help"
        lead="What would you like to know?"
        action={
          <Button component={LinkTo} href="/help/contact-us">
            Contact us
          </Button>
        }
      />
      <Card label="Articles" look="flush">
        <Toolbar>
          <SearchField
            label="Search"
            placeholder="Password, report, padlock"
            value={typed}
            onTyped={setTyped}
          />
        </Toolbar>
        <Entries entries={shown} />
        <RowsFoot>
          <span role="status">{plural(shown.length, isSearched ? 'result' : 'article')}</span>
        </RowsFoot>
      </Card>
    </>
  )
}

function Entries({ entries }: { entries: readonly HelpEntry[] }) {
  if (entries.length === 0)
    return (
      <NoRows>
        No results. Try another word, or <LinkTo href="/help/contact-us">ask us</LinkTo>.
      </NoRows>
    )
  return (
    <Rows>
      {entries.map(({ href, title, line }) => (
        <RecordRow key={href} href={href} title={title} lines={[line]} />
      ))}
    </Rows>
  )
}
