import { usePreference } from '../person/use-preference.ts'
import { type ChoosableColumn, differencesOf, shownColumns } from './chosen-columns.ts'

/** Which columns of a list its reader sees. */
export function useChosenColumns(list: string, columns: readonly ChoosableColumn[]) {
  const { value, choose } = usePreference(`list.${list}.columns`)
  return {
    shown: shownColumns(columns, value),
    choose: (shown: readonly string[]) => choose(differencesOf(columns, shown)),
  }
}
