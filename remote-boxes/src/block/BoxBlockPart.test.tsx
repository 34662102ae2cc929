import { screen, waitFor, within } from '@testing-library/react';
import type { BoxBlock } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { createFragment } from '@detour/remote-kit';
import { fakeApi, renderFragment } from '@detour/remote-kit/testing';
import it_IT from '../messages/it_IT.json';
import { detailFixture } from '../testing/boxes.fixture';
import { BoxBlockPart } from './BoxBlockPart';
import { checkedContract } from '../contract';

const box = (number: number, change: Partial<BoxBlock['boxes'][number]> = {}): BoxBlock['boxes'][number] => ({
  id: `B${number}-D-EBOX`,
  sku: `B${number}-D-EBOX`,
  handle: `box-${number}`,
  title: `Cofanetto ${number}`,
  image: detailFixture().images.main,
  price: 19_900,
  promoPrice: null,
  rating: null,
  includedContent: 'Una notte\nLa colazione\nValido 12 mesi',
  url: `/regalo/p/box-${number}/B${number}-D-EBOX`,
  discount: null,
  position: number,
  campaign: 'serp',
  ...change,
});

const block: BoxBlock = {
  id: 'box-block-serp',
  containerId: 'gift-boxes',
  title: 'I nostri cofanetti',
  subtitle: 'Senza data',
  colorPalette: 'green',
  cta: { label: 'Vedi tutti', link: { url: '/regalo', newTab: true } },
  boxes: [box(1), box(2, { promoPrice: 16_990, discount: 15, rating: 8.94 })],
};

const show = (answer: unknown) => {
  const asked: unknown[] = [];
  const api = fakeApi({
    boxBlock: ({ query }) => {
      asked.push(query);
      return answer;
    },
  });
  const fragment = createFragment({
    remote: 'remote-boxes',
    styleKey: 'boxes',
    contract: checkedContract,
    Component: BoxBlockPart,
    api,
  });
  const options = { remote: 'remote-boxes', locale: 'it_IT' as Locale, messages: it_IT, props: {} } as const;
  return renderFragment(fragment, options).then((rendered) => ({ rendered, asked }));
};

describe('the block of boxes among the results', () => {
  it('shows its texts, boxes and button in its palette, under its id [BOX-030]', async () => {
    const { rendered, asked } = await show(block);
    const part = await screen.findByTestId('box-block');
    expect(asked).toEqual([{ locale: 'it_IT' }]);
    expect(part).toHaveAttribute('id', 'gift-boxes');
    expect(part).toHaveAttribute('data-palette', 'green');
    expect(within(part).getByRole('heading', { name: 'I nostri cofanetti' })).toBeInTheDocument();
    expect(part).toHaveTextContent('Senza data');
    const button = within(part).getByRole('link', { name: 'Vedi tutti' });
    expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual(['/regalo', '_blank']);
    const [plain, reduced] = within(part).getAllByTestId('gift-box');
    expect(plain).toHaveTextContent('199 €');
    expect(plain).toHaveTextContent('Una notte · La colazione');
    expect(reduced).toHaveTextContent('170 €');
    expect(reduced).toHaveTextContent('−15%');
    expect(within(reduced!).getByRole('img', { name: /^Voto: 8,9 su 10/ })).toHaveTextContent(
      'media degli hotel',
    );
    expect(within(plain!).queryByRole('img', { name: /^Voto/ })).toBeNull();
    await rendered.unmount();
  });

  it.each([
    ['fails', { kind: 'problem', status: 503, code: 'DOWN', message: 'Down.' }],
    ['has no boxes', { ...block, boxes: [] }],
  ])('renders nothing when its call %s [BOX-031]', async (_, answer) => {
    const { rendered, asked } = await show(answer);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(rendered.element).toBeEmptyDOMElement();
    await rendered.unmount();
  });
});
