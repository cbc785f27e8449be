import { Button } from '@mantine/core'
import { atRest } from '../surface/at-rest.ts'
import classes from './ads.module.css'

interface IdeaListProps {
  label: string
  ideas: readonly { text: string; detail: string; isAdded: boolean }[]
  onAdd: (text: string) => void
}

/** Suggestions, each with a button that takes it. */
export const IdeaList = ({ label, ideas, onAdd }: IdeaListProps) => (
  <ul className={classes.ideas} aria-label={label} tabIndex={0}>
    {ideas.map(({ text, detail, isAdded }) => (
      <li key={text}>
        <div>
          <b>{text}</b>
          <span>{detail}</span>
        </div>
        <Button
          variant="default"
          size="sm"
          {...atRest(isAdded)}
          aria-label={isAdded ? `Added: ${text}` : `Add: ${text}`}
          onClick={() => isAdded || onAdd(text)}
        >
          {isAdded ? 'Added' : 'Add'}
        </Button>
      </li>
    ))}
  </ul>
)
