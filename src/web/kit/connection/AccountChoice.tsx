import { useId } from 'react'
import classes from './connection.module.css'

interface ChoosableAccount {
  id: string
  label: string
  detail: string | null
  /** Why it cannot be chosen; `null`: it can. */
  refusal: string | null
}

interface AccountChoiceProps {
  legend: string
  accounts: readonly ChoosableAccount[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** The accounts of the owner at a service, one of which is chosen. */
export function AccountChoice({ legend, accounts, chosen, onChoose }: AccountChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {accounts.map(({ id, label, detail, refusal }) => (
        <label key={id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            disabled={refusal !== null}
            onChange={() => onChoose(id)}
          />
          <span dir="auto">
            <b>{label}</b>
            {(refusal ?? detail) !== null && <small>{refusal ?? detail}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
