import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { showDone } from '#web/app/frames/toasts.ts'
import { accountsQuery, type Connection, type OfferedAccount } from '#web/app/queries/connection-queries.ts'
import { AccountChoice } from '#web/kit/connection/AccountChoice.tsx'
import { SearchField } from '#web/kit/forms/SearchField.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { accountsFailureWords } from './accounts-failure-words.ts'
import { findAccounts, MOST_SHOWN, SEARCH_FROM, shownWords } from './find-accounts.ts'

interface ChooseAccountProps {
  connection: Connection
  onChosen?: (() => void) | undefined
}

/** Lets the owner choose which account at the service is theirs. */
export function ChooseAccount({ connection, onChosen }: ChooseAccountProps) {
  const query = useQuery(accountsQuery(connection.service))
  return (
    <Loaded query={query} skeleton={<ListSkeleton groups={1} rows={2} />}>
      {({ accounts, failure }) => {
        if (accounts.length > 0)
          return <Choice connection={connection} accounts={accounts} onChosen={onChosen} />
        const { lead, text } = accountsFailureWords(failure, connection)
        return (
          <Note tone={failure === null ? 'info' : 'warning'} lead={lead}>
            {text}
          </Note>
        )
      }}
    </Loaded>
  )
}

interface ChoiceProps extends ChooseAccountProps {
  accounts: readonly OfferedAccount[]
}

function Choice({ connection: { service, title, account: present }, accounts, onChosen }: ChoiceProps) {
  const client = useQueryClient()
  const allowed = accounts.filter(({ refusal }) => refusal === null)
  const first =
    allowed.find(({ label }) => label === present) ??
    allowed.find(({ isSuggested }) => isSuggested) ??
    allowed[0]
  const [chosen, setChosen] = useState(first?.id ?? null)
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed)
  // The order is that of the first choice: what is pressed stays where it is.
  const found = useMemo(() => findAccounts(accounts, asked, first?.id ?? null), [accounts, asked, first?.id])
  const save = useMutation({
    mutationFn: (id: string) =>
      callApi('PUT /connections/{service}/account', { params: { service }, body: { id } }),
    onSuccess: async ({ message }) => {
      showDone(message)
      onChosen?.()
      // What was read of another one before is deleted.
      await client.invalidateQueries()
    },
  })
  const account = accounts.find(({ id }) => id === chosen)
  return (
    <>
      {accounts.length >= SEARCH_FROM && (
        <SearchField label="Find yours by name or address" value={typed} onTyped={setTyped} />
      )}
      <AccountChoice
        legend={`Which one at ${title} is yours?`}
        accounts={found.slice(0, MOST_SHOWN)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p role="status">{shownWords(found.length, accounts.length)}</p>
      {account && (
        <Button loading={save.isPending} onClick={() => save.mutate(account.id)}>
          Use {account.label}
        </Button>
      )}
    </>
  )
}
