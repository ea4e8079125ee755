"""The command: `python -m training.andromeda`, see `course`."""

if __name__ == "__main__":
    # Not for workers, who come by here as well: PyTorch takes seconds to load, and they do not need it.
    from training.course import main

    main()
