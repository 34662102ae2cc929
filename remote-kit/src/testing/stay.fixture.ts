import type { Image, ProgramLine } from '@detour/shared-contracts/api';

export const imageFixture = (name: string, alt = ''): Image => ({
  sizes: {
    '120_80': `/images/${name}/120_80`,
    '640_360': `/images/${name}/640_360`,
    '960_540': `/images/${name}/960_540`,
  },
  url: `/images/${name}/960_540.webp`,
  alt,
  title: null,
  legend: null,
});

/** A line of "your stay includes". */
export const lineFixture = (
  line: Partial<ProgramLine> & Pick<ProgramLine, 'type' | 'title'>,
): ProgramLine => ({
  activityId: null,
  detail: '',
  description: '',
  image: null,
  imageUrl: null,
  icon: 'bed',
  detailList: [],
  whyList: [],
  mustKnowList: [],
  importantInfos: [],
  schedules: [],
  how: null,
  where: null,
  duration: null,
  repeated: false,
  singleDay: false,
  menu: null,
  displayPax: false,
  activityParticipantsLabel: null,
  ...line,
});
