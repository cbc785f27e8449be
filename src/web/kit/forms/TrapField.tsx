import classes from './trap-field.module.css'

interface TrapFieldProps {
  value: string
  onChange: (value: string) => void
}

/** A field that people neither see nor reach, in a public form; whoever fills it in is a program. */
export const TrapField = ({ value, onChange }: TrapFieldProps) => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      Homepage
      <input
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  </div>
)
