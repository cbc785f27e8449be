import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { myMediaQuery } from '#web/app/queries/media-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { Toolbar } from '#web/kit/surface/Toolbar.tsx'
import { FoundLessons, Shelves } from './Shelves.tsx'
import { useLibrary } from './use-library.ts'

/** `/learn`: every lesson, with a search, favourites, and those begun. */
export function LearnPage() {
  usePageTitle('Learn')
  const [typed, setTyped] = useState('')
  const { library: read, error } = useLibrary()
  // Some forty rows, rendered in small steps, so that the page reacts to taps in between.
  const isDrawn = useDeferredValue(read !== null)
  const library = isDrawn ? read : null
  const client = useQueryClient()
  return (
    <>
      <PageHead
        title="Learn"
        lead="Under a minute for each thing we check: where to press and what to type. No sound, so you can watch anywhere."
        action={
          <Button component={LinkTo} href="/favourites" variant="default">
            Favourites
          </Button>
        }
      />
      <Cards>
        <Card look="flush" label="Find a lesson">
          <Toolbar>
            <SearchField
              label="Find a lesson"
              placeholder="padlock, reviews, newsletter"
              value={typed}
              onTyped={setTyped}
            />
          </Toolbar>
          {library && typed.trim() !== '' && <FoundLessons library={library} typed={typed} />}
        </Card>
        {library === null ? (
          error ? (
            <StateCard
              kind="error"
              title="We couldn’t load the lessons"
              actions={
                <Button onClick={() => void client.refetchQueries({ queryKey: myMediaQuery.queryKey })}>
                  Try again
                </Button>
              }
            >
              Nothing you’ve saved is lost.
            </StateCard>
          ) : (
            <ListSkeleton groups={3} />
          )
        ) : (
          typed.trim() === '' && <Shelves library={library} />
        )}
      </Cards>
    </>
  )
}
