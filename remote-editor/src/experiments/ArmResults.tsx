import { css } from '@emotion/react';
import type { ExperimentView } from '@detour/shared-contracts/api';
import { text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { figure, figureList, figureRow, figures } from '../figures.styles';
import { useText } from '../text';
import { armName } from './experiment-words';
import { toArmLine } from './result.view-model';

/** Shares and results of the arms. On a phone each arm is a list of its numbers. */
export const ArmResults = ({ shares, results }: Pick<ExperimentView, 'shares' | 'results'>) => {
  const text = useText();
  const format = useFormat();
  return (
    <ul css={figureList}>
      {results.map((result, index) => {
        const line = toArmLine(result, format, text);
        const share = shares.find(({ arm }) => arm === result.arm)?.share ?? 0;
        return (
          <li key={result.arm} css={figureRow} data-testid={`arm-${result.arm}`}>
            <strong css={type.body}>{armName(result.arm, text)}</strong>
            <dl css={numbers}>
              <Number name={text('experiments.share')} value={format.percent(share)} />
              <Number name={text('experiments.visitors')} value={line.visitors} />
              <Number name={text('experiments.purchases')} value={line.purchases} />
              <Number name={text('experiments.rate')} value={line.rate} />
              {index > 0 && (
                <Number
                  name={text('experiments.difference')}
                  value={line.difference}
                  note={
                    result.difference === null
                      ? undefined
                      : text(line.isClear ? 'experiments.clear' : 'experiments.unclear')
                  }
                />
              )}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};

interface NumberProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

const Number = ({ name, value, note }: NumberProps) => (
  <div>
    <dt css={type.small}>{name}</dt>
    <dd css={[type.body, figure]}>
      {value}
      {note !== undefined && <span css={[type.small, noteStyle]}>{note}</span>}
    </dd>
  </div>
);

const numbers = [figures(4), css({ '& > :nth-of-type(5)': { gridColumn: '1 / -1' } })];
const noteStyle = css({ display: 'block' });
