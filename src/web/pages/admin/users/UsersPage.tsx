import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { plural } from '#core/words.ts'
import { usersQuery, USERS_A_PAGE } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { RowsFoot, Toolbar } from '#web/kit/surface/Toolbar.tsx'
import { Pager } from '#web/kit/table/Pager.tsx'
import { UserRows } from './UserRows.tsx'

const route = getRouteApi('/admin/users')
const TYPING_MS = 300

/** `/admin/users`: every account, found by name, email or website. The search is in the address, so that going back keeps it. */
export function UsersPage() {
  usePageTitle('Users')
  const { search = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(usersQuery(search, page))
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const look = useDebouncedCallback((text: string) => {
    asked.current = text
    void navigate({ search: text === '' ? {} : { search: text }, replace: true })
  }, TYPING_MS)
  // The address may change without the field, for instance by the link to this page.
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])
  return (
    <>
      <PageHead title="Users" lead="Everyone with an account, the newest first." />
      <Card label="Users" look="flush">
        <Toolbar>
          <SearchField
            label="Search"
            placeholder="Name, email or website"
            value={typed}
            onTyped={(text) => {
              setTyped(text)
              look(text.trim())
            }}
          />
        </Toolbar>
        <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={8} />}>
          {({ total, users: found }) => (
            <>
              <UserRows users={found} isSearched={search !== ''} />
              <RowsFoot>
                <span role="status">{plural(total, 'user')}</span>
                {total > USERS_A_PAGE && (
                  <Pager
                    name="users"
                    page={page - 1}
                    pages={Math.ceil(total / USERS_A_PAGE)}
                    onPage={(to) => void navigate({ search: (now) => ({ ...now, page: to + 1 }) })}
                  />
                )}
              </RowsFoot>
            </>
          )}
        </Loaded>
      </Card>
    </>
  )
}
