export { bannerOfContent } from './banner/banner-of-content';
export { type BannerLink, PictureBanner, type PictureBannerProps } from './banner/PictureBanner';
export { GiftBoxCarousel, type GiftBoxCarouselProps, type GiftBoxItem } from './box/GiftBoxCarousel';
export { Button, type ButtonProps } from './button/Button';
export { type ButtonKind, type ButtonSize, type ButtonWidth, textLink } from './button/button.styles';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { LinkButton, type LinkButtonProps } from './button/LinkButton';
export { PayButton, type PayButtonProps } from './button/PayButton';
export type { CalendarDay, CalendarLabels, RangeCalendarProps } from './calendar/calendar-types';
export {
  type DatePickerAction,
  type DatePickerState,
  isComplete,
  noDates,
  reduceDatePicker,
} from './calendar/picker/date-picker';
export {
  DateRange,
  DateRangePanel,
  type DateRangePanelProps,
  type DateRangeProps,
  type DateRangeSummary,
  type DateShortcutChip,
} from './calendar/DateRangePanel';
export { LazyRangeCalendar, preloadCalendar } from './calendar/LazyRangeCalendar';
export { type Chunk, type ChunkState, createChunk, useChunk } from './foundation/lazy-chunk';
export {
  autoCloseAfter,
  type DatePicker,
  type DatePickerOptions,
  useDatePicker,
} from './calendar/picker/useDatePicker';
export { StayCard, type StayCardProps } from './card/StayCard';
export { StayCardSkeleton } from './card/StayCardSkeleton';
export { Chip, type ChipProps } from './chip/Chip';
export { Tag, type TagProps, type TagTone } from './chip/Tag';
export { ChoiceCard, type ChoiceCardProps } from './choice/ChoiceCard';
export { ChoiceChip, type ChoiceChipProps } from './choice/ChoiceChip';
export { ChoiceGroup, type ChoiceGroupProps } from './choice/ChoiceGroup';
export { type Cover, CoverChooser, type CoverChooserProps } from './choice/CoverChooser';
export { Combobox, type ComboboxProps } from './combobox/Combobox';
export { type ComboboxGroup, type ComboboxOption } from './combobox/combobox-option';
export { highlightParts } from './combobox/highlight';
export { CountdownLine, type CountdownLineProps } from './countdown/CountdownLine';
export { timeLeftAt, type TimeLeft, type TimeSpan, useTimeLeft } from './countdown/useTimeLeft';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { LayerHolder, type OpenLayer } from './dialog/layers';
export { Accordion, type AccordionProps } from './disclosure/Accordion';
export { ReadMore, type ReadMoreProps } from './disclosure/ReadMore';
export { truncate } from './disclosure/truncate';
export { CheckboxField, type CheckboxFieldProps } from './field/CheckboxField';
export { FieldError, FieldFrame, type FieldFrameProps, type FieldProps } from './field/FieldFrame';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/SelectField';
export { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './field/TextField';
export {
  ActionBar,
  actionBarBadge,
  ActionBarButton,
  type ActionBarButtonProps,
  actionBarPart,
  type ActionBarProps,
} from './filter/ActionBar';
export { Fold, type FoldProps } from './filter/Fold';
export { Switch, type SwitchProps } from './filter/Switch';
export { cssVariables } from './foundation/css-variables';
export { fontFiles } from './foundation/font-faces';
export { globalCss } from './foundation/global-css';
export { GlobalStyle } from './foundation/GlobalStyle';
export { media } from './foundation/media';
export { text } from './foundation/text';
export { tokens } from './foundation/tokens';
export { useDebounced } from './foundation/hooks/useDebounced';
export { useInView, type InViewOptions } from './foundation/hooks/useInView';
export { HydratedHolder, useHydrated } from './foundation/hydrated';
export { HydrationState } from './foundation/HydrationState';
export { mobileQuery, useMedia } from './foundation/hooks/useMedia';
export { useWasOpen } from './foundation/hooks/useWasOpen';
export { useNear } from './foundation/hooks/useNear';
export { afterPaint } from './foundation/after-paint';
export { yieldToMain } from './foundation/yield-to-main';
export { Gallery, galleryPreloads, type GalleryProps } from './gallery/Gallery';
export { type GalleryLabels } from './gallery/gallery-labels';
export { type GuestCounts, type GuestKind, guestKinds, startingGuests } from './guests/guest-bounds';
export { Carousel, type CarouselProps } from './layout/Carousel';
export { useScrollEnds, type ScrollEnds } from './layout/useScrollEnds';
export { LazyPicture } from './picture/LazyPicture';
export { Slideshow, type SlideshowProps } from './slideshow/Slideshow';
export { ErrorModal, type ErrorModalProps } from './state/ErrorModal';
export { SearchSummaryBar, type SearchSummaryBarProps } from './sticky/SearchSummaryBar';
export { GuestSelector, type GuestSelectorProps } from './guests/GuestSelector';
export {
  type GuestRowWords,
  GuestSteppers,
  type GuestSteppersProps,
  type GuestWords,
} from './guests/GuestSteppers';
export { WishlistHeart, type WishlistHeartProps } from './heart/WishlistHeart';
export type { IconComponent, IconProps } from './icon/create-icon';
export { programIconOf } from './icon/program-icons';
export {
  AdjustmentsHorizontalIcon,
  AlertCircleIcon,
  AlertTriangleIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowsSortIcon,
  BabyCarriageIcon,
  BathIcon,
  BeachIcon,
  BedIcon,
  BuildingCastleIcon,
  BuildingIcon,
  BuildingSkyscraperIcon,
  CalendarEventIcon,
  CalendarPlusIcon,
  CameraIcon,
  CarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleCheckFilledIcon,
  CircleCheckIcon,
  ClockIcon,
  CoffeeIcon,
  CopyIcon,
  CreditCardIcon,
  CurrentLocationIcon,
  DoorIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  GiftIcon,
  HeartFilledIcon,
  HeartIcon,
  HelpCircleIcon,
  HistoryIcon,
  HomeIcon,
  HourglassIcon,
  InfoCircleIcon,
  LanguageIcon,
  LeafIcon,
  ListIcon,
  Loader2Icon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  MapIcon,
  MapPinIcon,
  Menu2Icon,
  MessageIcon,
  MinusIcon,
  MountainIcon,
  ParkingIcon,
  PawIcon,
  PhoneIcon,
  PhotoIcon,
  PlusIcon,
  PoolIcon,
  ReceiptIcon,
  RefreshIcon,
  RoadIcon,
  SearchIcon,
  SendIcon,
  ShareIcon,
  ShieldCheckIcon,
  SkiJumpingIcon,
  SnowflakeIcon,
  SparklesIcon,
  StarFilledIcon,
  StarIcon,
  SunIcon,
  TagIcon,
  TicketIcon,
  ToolsKitchen2Icon,
  TrashIcon,
  TreesIcon,
  UserIcon,
  UsersIcon,
  WifiIcon,
  WorldIcon,
  XIcon,
} from './icon/icons';
export { CardGrid, type CardGridProps } from './layout/CardGrid';
export { Container, container, type ContainerProps } from './layout/Container';
export { Rail, type RailProps } from './layout/Rail';
export { SectionHeader, type SectionHeaderProps } from './layout/SectionHeader';
export { AnchorProvider, Anchor, type AnchorProps } from './link/Anchor';
export { LiveRegion, type LiveRegionProps } from './live/LiveRegion';
export { SkipLink, type SkipLinkProps } from './live/SkipLink';
export { Logo, type LogoProps } from './logo/Logo';
export { LazyMap, type LazyMapProps, preloadMap } from './map/LazyMap';
export { MapDialog, type MapDialogProps } from './map/MapDialog';
export type { MapArea, MapLabels, MapMarker, MapProps } from './map/map-types';
export { Breadcrumb, type BreadcrumbProps } from './nav/Breadcrumb';
export { breadcrumbData, type Crumb } from './nav/breadcrumb-data';
export { Pagination, type PaginationProps } from './nav/Pagination';
export { type Tab, Tabs, type TabsProps } from './nav/Tabs';
export { Note, type NoteProps, type NoteTone } from './note/Note';
export { imageOfAddress } from './picture/image-of-address';
export { Picture, type PictureProps } from './picture/Picture';
export { cropOf, preloadsOf, type PictureImage } from './picture/picture-sources';
export { Anchored, type AnchoredProps } from './popover/Anchored';
export { Panel, type PanelProps } from './popover/Panel';
export { Popover, type PopoverProps } from './popover/Popover';
export { type DismissReason, useDismiss } from './popover/useDismiss';
export { Price, type PriceProps } from './price/Price';
export { PriceLines, type PriceLine, type PriceLinesProps } from './price/PriceLines';
export { HotelLine, type HotelLineProps } from './stay/HotelLine';
export { IncludedItems } from './stay/IncludedItems';
export { ScoreBadge, type ScoreBadgeProps } from './score/ScoreBadge';
export { Stars, type StarsProps } from './score/Stars';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton';
export { RangeSlider, type RangeSliderProps } from './slider/RangeSlider';
export type { RangeValue } from './slider/typed-range';
export { Spinner } from './spinner/Spinner';
export { DetourDrawing } from './state/DetourDrawing';
export { EmptyState, type EmptyStateProps } from './state/EmptyState';
export { ErrorBlock, type ErrorBlockProps } from './state/ErrorBlock';
export { LazyPart, type LazyPartProps } from './state/LazyPart';
export { ErrorSummary, type ErrorSummaryProps } from './state/ErrorSummary';
export { Stepper, type StepperProps } from './stepper/Stepper';
export { PriceBar, type PriceBarProps, StickyTopBar, type StickyTopBarProps } from './sticky/StickyBar';
export { useHasPassed } from './sticky/useHasPassed';
export { type StressKind, type StressMessage, StressMessages } from './stress/StressMessages';
export { Toast, type ToastProps } from './toast/Toast';
export { MailText, type MailTextProps } from './text/MailText';
export { WholeWords, type WholeWordsProps } from './text/WholeWords';
export { VisuallyHidden, visuallyHidden } from './text/VisuallyHidden';
