import type { Contract } from '#api/contract/contract.ts'
import { Chip } from '#web/kit/surface/Chip.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { RecordRow } from '#web/kit/surface/RecordRow.tsx'
import { NoRows } from '#web/kit/surface/Toolbar.tsx'

type ListedUser = Contract['GET /admin/users']['answer']['users'][number]

interface UserRowsProps {
  users: readonly ListedUser[]
  isSearched: boolean
}

/** Accounts, each with its email and website. */
export function UserRows({ users, isSearched }: UserRowsProps) {
  if (users.length === 0)
    return <NoRows>{isSearched ? 'No user matches. Try fewer letters.' : 'No users here.'}</NoRows>
  return (
    <Rows>
      {users.map((user) => (
        <RecordRow
          key={user.id}
          href={`/admin/users/${user.id}`}
          title={user.name.trim() || user.email}
          lines={[user.email, websiteWords(user)]}
          end={chipOf(user)}
        />
      ))}
    </Rows>
  )
}

/** The website of an account in a few words. */
export const websiteWords = ({ website }: Pick<ListedUser, 'website'>): string =>
  website === null ? 'Has not begun yet' : (website.address ?? 'No website')

function chipOf({ operator, emailVerified }: ListedUser) {
  if (operator) return <Chip>Operator</Chip>
  return emailVerified ? undefined : <Chip>Email not confirmed</Chip>
}
